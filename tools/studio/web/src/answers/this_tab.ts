// Who asks for work that takes long: this tab of the browser. It stays the same when its view is loaded anew, so that the
// server gives up what nobody awaits any more.
const key = "katachi-tab";

export function thisTab(): string {
  const known = sessionStorage.getItem(key);
  if (known !== null) return known;
  const made = crypto.randomUUID();
  sessionStorage.setItem(key, made);
  return made;
}
