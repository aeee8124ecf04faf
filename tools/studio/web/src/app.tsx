// The page: the view that its address names, between what all views have.
import type { JSX } from "preact";
import { EditorView, NewEntryView, PartView } from "./editor/editor_view.tsx";
import { EntryView } from "./entry/entry_view.tsx";
import { Gallery } from "./gallery/gallery.tsx";
import { GameList } from "./game/game_list.tsx";
import { GameView } from "./game/game_view.tsx";
import { type Address, link, useAddress } from "./page/address.ts";
import { Announcer } from "./page/announcer.tsx";
import { Heading } from "./page/heading.tsx";
import { PlayView } from "./play/play_view.tsx";
import { SuiteList } from "./suite/suite_list.tsx";
import { TestView } from "./suite/test_view.tsx";
import { words } from "./words.ts";

function View({ address }: { address: Address }): JSX.Element {
  if (address.has("game")) return <GameView key={address.get("game")} address={address} />;
  if (address.has("edit")) return <EditorView key={address.get("edit")} address={address} />;
  if (address.has("new")) return <NewEntryView key={address.get("new")} address={address} />;
  if (address.has("part")) return <PartView key={`${address.get("part")} ${address.get("line")}`} address={address} />;
  if (address.has("entry")) return <EntryView key={address.get("entry")} address={address} />;
  if (address.has("test")) return <TestView key={`${address.get("suite")} ${address.get("test")}`} address={address} />;
  switch (address.get("view") ?? "games") {
    case "games":
      return <GameList address={address} />;
    case "patterns":
      return <Gallery address={address} />;
    case "play":
      return <PlayView address={address} />;
    case "suites":
      return <SuiteList address={address} />;
    default:
      return <Heading text={words.unknownView} />;
  }
}

// Without a place of its own in the browser's history, which a button back would lead to.
function skip(event: Event): void {
  event.preventDefault();
  document.getElementById("content")!.focus();
}

export function App(): JSX.Element {
  const address = useAddress();
  const isOfPatterns = ["entry", "edit", "new", "part"].some((name) => address.has(name)) || address.get("view") === "patterns";
  const isOfSuites = address.has("suite") || address.get("view") === "suites";
  const isPlayed = address.get("view") === "play";
  const tab = (href: string, text: string, isHere: boolean): JSX.Element => (
    <a href={href} aria-current={isHere ? "page" : undefined}>
      {text}
    </a>
  );
  return (
    <>
      <a class="skip" href="#content" onClick={skip}>
        {words.skip}
      </a>
      <header class="top">
        <span class="mark">{words.title}</span>
        <nav aria-label={words.views}>
          {tab(link({}), words.games, !isOfPatterns && !isOfSuites && !isPlayed)}
          {tab(link({ view: "patterns" }), words.patterns, isOfPatterns)}
          {tab(link({ view: "play" }), words.play, isPlayed)}
          {tab(link({ view: "suites" }), words.suites, isOfSuites)}
        </nav>
      </header>
      <main id="content" tabIndex={-1}>
        <View address={address} />
      </main>
      <Announcer />
    </>
  );
}
