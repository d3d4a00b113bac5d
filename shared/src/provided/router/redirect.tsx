import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Replaces the current address by `to`, a path with its query. Unlike React Router's `Navigate`, it redirects again when
 * the user navigates once more before the target is on the screen.
 */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const address = pathname + search;
  useEffect(() => {
    if (address !== to) void navigate(to, { replace: true });
  }, [address, navigate, to]);
  return null;
}
