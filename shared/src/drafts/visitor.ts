const key = 'visitor';
let ownerWithoutStorage: string | undefined;

const newOwner = () => `visitor/${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;

/** Whose drafts those of a visitor are who is not signed in: this tab's, since others may use the next one. */
export function visitorOwner(): string {
  try {
    const owner = sessionStorage.getItem(key) ?? newOwner();
    sessionStorage.setItem(key, owner);
    return owner;
  } catch {
    return (ownerWithoutStorage ??= newOwner());
  }
}

/** The next visitor in this tab is another one. */
export function forgetVisitor(): void {
  ownerWithoutStorage = undefined;
  try {
    sessionStorage.removeItem(key);
  } catch {
    // A browser that refuses storage has kept nothing.
  }
}
