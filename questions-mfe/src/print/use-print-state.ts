import { useRef } from 'react';
import { NavigationType, useNavigate, useNavigationType, useSearchParams } from '@console/shared/router';
import { readPrintOptions, readSlide, withPrintOptions, withSlide, type PrintOptions } from './print-options';

/** The options and the projector's question, which the address has. */
export function usePrintState() {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  // Another screen may lead to the projector directly: closing it leads back there.
  const isLed = useNavigationType() === NavigationType.Push && readSlide(query) !== undefined;
  const isOwnEntry = useRef(isLed);
  const options = readPrintOptions(query);
  return {
    options,
    change: (part: Partial<PrintOptions>) =>
      setQuery((now) => withPrintOptions(now, { ...readPrintOptions(now), ...part }), { replace: true }),
    slide: readSlide(query),
    /** Adds a history entry: Back closes the projector. */
    openProjector() {
      isOwnEntry.current = true;
      setQuery((now) => withSlide(now, 1));
    },
    setSlide: (slide: number) => setQuery((now) => withSlide(now, slide), { replace: true }),
    leaveProjector() {
      if (isOwnEntry.current) void navigate(-1);
      else setQuery((now) => withSlide(now), { replace: true });
    },
  };
}
