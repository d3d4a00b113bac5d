import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router-dom';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: To };

/**
 * A link to another screen of the console. Whoever wants it in another tab or window has the browser open it. The
 * router's own brings its server rendering into the first load.
 */
export function Link({ to, onClick, target, ...anchor }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { target });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...anchor} href={href} target={target} onClick={handleClick} />;
}
