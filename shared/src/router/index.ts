/**
 * The router as the modules see it. A shared module keeps every export it has,
 * so this door names only what the console uses.
 */
export {
  BrowserRouter,
  Navigate,
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom';
export { Link } from './link';
