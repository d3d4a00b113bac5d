/** Reports each transaction of this page's databases when it begins. */
export function onTransaction(follow: (transaction: IDBTransaction) => void): void {
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function begin(...args) {
    const begun = transaction.apply(this, args);
    follow(begun);
    return begun;
  };
}
