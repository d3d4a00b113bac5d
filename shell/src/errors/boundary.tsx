import { Component, type ReactNode } from 'react';

type BoundaryProps = {
  /** Where the person is; somewhere else, the children get a new chance. */
  place?: unknown;
  fallback: (error: unknown, retry: () => void) => ReactNode;
  children: ReactNode;
};
type BoundaryState = { caught: { error: unknown } | null };

/** Keeps a fault of its children to itself: whatever stands around it goes on. React logs the fault. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { caught: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { caught: { error } };
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
