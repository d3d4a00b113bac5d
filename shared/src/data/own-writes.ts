type OnWrite = (path: string) => void;

const followers = new Set<OnWrite>();

/** Calls back with the path of each document that this page has stored or removed. */
export function onOwnWrite(follower: OnWrite): () => void {
  followers.add(follower);
  return () => void followers.delete(follower);
}

/** Tells that the document at this path was stored or removed. */
export const tellOwnWrite: OnWrite = (path) => followers.forEach((follower) => follower(path));
