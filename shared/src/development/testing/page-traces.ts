import { isPersistedKey } from '@console/shared/data';
import { storageKeys } from '@console/shared/storage';

const consoleKeys = new Set<string>(Object.values(storageKeys));

/** The traces that a screen has left on the page, as text. */
export type PageTraces = {
  /** Lists the traces that were not there when the watch began. */
  left(): string[];
  stop(): void;
};

/** Watches the page outside of React's output: listeners of window and document, elements, storage, globals. */
export function watchPage(): PageTraces {
  const listeners: { target: EventTarget; type: string; listener: unknown; signal?: AbortSignal }[] = [];
  const before = { elements: new Set(elements()), globals: new Set(Object.keys(window)) };
  const watched = [window, document].map((target) => {
    const add = target.addEventListener.bind(target);
    const remove = target.removeEventListener.bind(target);
    const addEventListener: EventTarget['addEventListener'] = (type, listener, options) => {
      const signal = typeof options === 'object' ? options.signal : undefined;
      listeners.push({ target, type, listener, signal });
      if (listener) add(type, listener, options);
    };
    const removeEventListener: EventTarget['removeEventListener'] = (type, listener, options) => {
      const index = listeners.findIndex(
        (each) => each.target === target && each.type === type && each.listener === listener,
      );
      if (index >= 0) listeners.splice(index, 1);
      if (listener) remove(type, listener, options);
    };
    Object.assign(target, { addEventListener, removeEventListener });
    return { target, own: { addEventListener: add, removeEventListener: remove } };
  });

  return {
    left: () => [
      ...listeners
        .filter(({ signal }) => !signal?.aborted)
        .map(
          ({ target, type }) => `a listener for ${type} of the ${target === window ? 'window' : 'document'}`,
        ),
      ...elements()
        .filter((element) => !before.elements.has(element))
        .map((element) => `the element ${element.outerHTML.slice(0, 80)}`),
      ...Object.keys(window)
        .filter((name) => !before.globals.has(name))
        .map((name) => `the global ${name}`),
      ...Object.keys(localStorage)
        .filter((key) => !consoleKeys.has(key) && !isPersistedKey(key))
        .map((key) => `${key} in the local storage`),
    ],
    stop: () => watched.forEach(({ target, own }) => Object.assign(target, own)),
  };
}

const elements = (): Element[] => [...document.body.children];
