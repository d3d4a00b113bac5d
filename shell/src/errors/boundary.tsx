import { Component, type ReactNode } from 'react';
import { reportFailure } from '@console/shared/failures';

type BoundaryProps = {
  /** The path of the page; another path resets the boundary. */
  place?: unknown;
  fallback: (error: unknown, retry: () => void) => ReactNode;
  children: ReactNode;
};
type BoundaryState = { caught: { error: unknown } | null };

/** An error boundary: the elements around it keep working. React logs the error. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { caught: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { caught: { error } };
  }

  override componentDidCatch(error: unknown): void {
    reportFailure('screen', error);
  }

  override componentDidUpdate(before: BoundaryProps, { caught }: BoundaryState): void {
    if (caught && before.place !== this.props.place) this.retry();
  }

  private readonly retry = () => this.setState({ caught: null });

  override render(): ReactNode {
    const { caught } = this.state;
    return caught ? this.props.fallback(caught.error, this.retry) : this.props.children;
  }
}
