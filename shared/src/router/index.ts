/**
 * The router as the modules see it. A shared module keeps every export it has,
 * so this door names only what the console uses.
 */
export {
  Navigate,
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom';
export { Link } from './link';
export { createGuardedHistory, type GuardedHistory } from './guarded-history';
export { HistoryRouter } from './history-router';
export { useLeaveGuard, type LeaveGuard } from './use-leave-guard';
