import { useEffect, useState, type RefObject } from 'react';

/** Full screen for an element. Browsers that have none, as on an iPhone, are not asked; others may refuse it. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<'off' | 'on' | 'refused'>('off');
  useEffect(() => {
    const handleChange = () => setState(document.fullscreenElement ? 'on' : 'off');
    document.addEventListener('fullscreenchange', handleChange);
    return () => document.removeEventListener('fullscreenchange', handleChange);
  }, []);
  const toggle = async () => {
    try {
      if (document.fullscreenElement) await document.exitFullscreen();
      else await element.current?.requestFullscreen();
    } catch (error) {
      console.info('The browser refuses full screen', error);
      setState('refused');
    }
  };
  return { state, isOffered: document.fullscreenEnabled, toggle };
}
