import { Component, type ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './ErrorBoundary.module.css';

interface ErrorBoundaryProps {
  children: ReactNode;
  homeLabel: string;
}

/** Shows the error screen in place of what threw while rendering. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('Unknown error') };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <section className={`${styles.screen} lattice`} role="alert">
        <h1 tabIndex={-1} lang="en">
          Unexpected Application Error!
        </h1>
        <p className={styles.message}>{message(error)}</p>
        <Link className="button" href="/Home" onClick={() => this.setState({ error: null })}>
          {this.props.homeLabel}
        </Link>
      </section>
    );
  }
}

/** What is known of an error: its message, or the status text of a failed response. */
function message(error: unknown): string {
  if (error instanceof Error) return error.message;
  if (typeof error === 'object' && error !== null && 'statusText' in error) return String(error.statusText);
  return String(error);
}
