/**
 * The router for modules. A shared module bundles all of its exports, so this door exports only what the console uses.
 */
export {
  BrowserRouter,
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom';
export { Link } from './link';
export { Redirect } from './redirect';
