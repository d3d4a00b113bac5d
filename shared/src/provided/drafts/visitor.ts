const key = 'visitor';
let ownerWithoutStorage: string | undefined;

const newOwner = () => `visitor/${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;

/** The owner of a signed-out visitor's drafts: this tab, since other people may use the next one. */
export function visitorOwner(): string {
  try {
    const owner = sessionStorage.getItem(key) ?? newOwner();
    sessionStorage.setItem(key, owner);
    return owner;
  } catch {
    return (ownerWithoutStorage ??= newOwner());
  }
}

/** Gives the next visitor in this tab a new owner id. */
export function forgetVisitor(): void {
  ownerWithoutStorage = undefined;
  try {
    sessionStorage.removeItem(key);
  } catch {
    // A browser that refuses storage has stored no drafts.
  }
}
