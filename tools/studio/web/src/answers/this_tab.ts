// Who asks for work that takes long: this tab of the browser. It stays the same when its page is loaded anew, so that the
// server gives up what nobody awaits any more.
const key = "katachi-tab";
let name = "";

// A copy of a tab begins with all that the tab has stored. So the name is stored only between two pages of the tab.
export function enterTab(): void {
  name = sessionStorage.getItem(key) ?? crypto.randomUUID();
  sessionStorage.removeItem(key);
  addEventListener("pagehide", () => sessionStorage.setItem(key, name));
  addEventListener("pageshow", () => sessionStorage.removeItem(key)); // a page that comes back as it was left
}

export function thisTab(): string {
  return name;
}
