import { createContext, use, useCallback, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { takeOver } from './take-over';

/** The text that a public page was painted with; nothing where it is only the beginning of a screen, as of a form. */
export function paintedText(): Element | undefined {
  const main = document.querySelector('[data-page="public"] #static main');
  return main && !main.querySelector('[data-loading]') ? main : undefined;
}

function copyOfPaintedText(): Element | undefined {
  const text = paintedText();
  if (!text) return undefined;
  const copy = document.createElement('div');
  copy.append(...Array.from(text.childNodes, (node) => node.cloneNode(true)));
  return copy;
}

const Standing = createContext({ stands: false, end: (): void => undefined });

/** Whether the painted text stands on the screen: it is not replaced by signs of loading or failing. */
export const usePaintedTextStands = (): boolean => use(Standing).stands;

/** Ends the painted text once the screen that takes its place is drawn. */
export function usePaintedTextEnds(): void {
  const { end } = use(Standing);
  useLayoutEffect(end);
}

const Place = styled.div`
  display: contents;
`;

type PaintedTextProps = {
  /** Where the person is: the text is gone for good once that is elsewhere. */
  path: string;
  children: ReactNode;
};

/** Keeps the painted text where it was until the screen of its path is there, however long that takes. */
export function PaintedText({ path, children }: PaintedTextProps) {
  const [text, setText] = useState(copyOfPaintedText);
  const [paintedPath] = useState(path);
  if (text !== undefined && path !== paintedPath) setText(undefined);
  // Put there once: what is put there again loses the focus.
  const put = useCallback((place: Element | null) => text && place?.replaceChildren(text), [text]);
  const standing = useMemo(
    () => ({
      stands: text !== undefined,
      end() {
        const screen = text?.parentElement?.nextElementSibling;
        if (text && screen) takeOver(text, screen);
        setText(undefined);
      },
    }),
    [text],
  );
  return (
    <Standing value={standing}>
      {text && <Place ref={put} />}
      {children}
    </Standing>
  );
}
