import "./style/base.css";
import "./style/board.css";
import "./style/views.css";
import { render } from "preact";
import { listenForChanges } from "./answers/revision.ts";
import { enterTab } from "./answers/this_tab.ts";
import { App } from "./app.tsx";
import { followHistory, followLinks } from "./page/address.ts";
import { expectArrivals } from "./page/heading.tsx";

enterTab();
followHistory();
followLinks();
expectArrivals();
void listenForChanges();
render(<App />, document.getElementById("page")!);
