import { Component, type ReactNode } from 'react';
import { Link } from 'wouter';
import { useHoldAttention } from '../../hooks/useAttention.ts';
import styles from './ErrorBoundary.module.css';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Text of the error screen's link home. Without it nothing is shown: for parts that a page can do without. */
  homeLabel?: string;
}

/**
 * Shows the error screen, or nothing, in place of children that threw while rendering. A page is replaced by the error
 * screen and a part of the frame by nothing, so that the rest can still be used.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('Unknown error') };
  }

  override render() {
    const { error } = this.state;
    const { children, homeLabel } = this.props;
    if (error === null) return children;
    if (!homeLabel) return null;
    return <ErrorScreen error={error} homeLabel={homeLabel} onLeave={() => this.setState({ error: null })} />;
  }
}

interface ErrorScreenProps {
  error: unknown;
  homeLabel: string;
  onLeave: () => void;
}

function ErrorScreen({ error, homeLabel, onLeave }: ErrorScreenProps) {
  useHoldAttention();
  return (
    <section className={`${styles.screen} lattice`} role="alert">
      <h1 tabIndex={-1} lang="en">
        Unexpected Application Error!
      </h1>
      <p className={styles.message}>{message(error)}</p>
      <Link className="button" href="/Home" onClick={onLeave}>
        {homeLabel}
      </Link>
    </section>
  );
}

/** The text to show for an error: its message, or the status text of a failed response. */
function message(error: unknown): string {
  if (error instanceof Error) return error.message;
  if (typeof error === 'object' && error !== null && 'statusText' in error) return String(error.statusText);
  return String(error);
}
