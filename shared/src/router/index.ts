/**
 * The router as the modules see it. A shared module keeps every export it has,
 * so this door names only what the console uses.
 */
export {
  createBrowserRouter,
  Link,
  MemoryRouter,
  Navigate,
  NavigationType,
  Outlet,
  RouterProvider,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom';
export { useLeaveGuard, type LeaveGuard } from './use-leave-guard';
