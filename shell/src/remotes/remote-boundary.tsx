import { Component, type ErrorInfo, type ReactNode } from 'react';
import type { RegistryEntry } from '@console/shared/contract';
import { RemoteFailure } from './remote-failure';

type BoundaryProps = { entry: RegistryEntry; children: ReactNode };
type BoundaryState = { caught: { error: unknown } | null };

/** Keeps a module's fault to the module: the frame and every other screen go on. */
export class RemoteBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { caught: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { caught: { error } };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(`A screen of ${this.props.entry.title} failed`, error, info.componentStack);
  }

  override render(): ReactNode {
    const { caught } = this.state;
    if (!caught) return this.props.children;
    return (
      <RemoteFailure
        entry={this.props.entry}
        error={caught.error}
        onRetry={() => this.setState({ caught: null })}
      />
    );
  }
}
