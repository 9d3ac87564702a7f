import { Component, type ReactNode } from 'react';
import { Link } from 'wouter';
import { home } from '#site/pages.js';
import type { Phrase } from '../../schema/types.ts';

interface ErrorLabels {
  errorTitle: Phrase;
  /** The text of its link home. */
  errorHome: string;
}

interface ErrorBoundaryProps {
  children: ReactNode;
  labels: ErrorLabels;
  /** Links to the other pages, shown below an error. */
  links: ReactNode;
  /** Called when children have thrown, and when the error screen goes. */
  onFailure?: (failed: boolean) => void;
}

/** Shows the error screen in place of children that threw while rendering. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean; error: unknown }> {
  override state = { failed: false, error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error };
  }

  override componentDidCatch() {
    this.props.onFailure?.(true);
  }

  override componentDidMount() {
    if (this.state.failed) this.props.onFailure?.(true); // StrictMode unmounts it in between
  }

  override componentWillUnmount() {
    if (this.state.failed) this.props.onFailure?.(false);
  }

  leave = () => {
    this.setState({ failed: false });
    this.props.onFailure?.(false);
  };

  override render() {
    const { failed, error } = this.state;
    const { children, labels, links } = this.props;
    if (!failed) return children;

    return (
      <ErrorScreen error={error} labels={labels} onLeave={this.leave}>
        {links}
      </ErrorScreen>
    );
  }
}

interface ErrorScreenProps {
  error: unknown;
  labels: ErrorLabels;
  onLeave: () => void;
  children: ReactNode;
}

function ErrorScreen({ error, labels: { errorTitle, errorHome }, onLeave, children }: ErrorScreenProps) {
  return (
    <section className="poster" role="alert" data-error="">
      <h1 tabIndex={-1} lang={errorTitle.lang}>
        {errorTitle.text}
      </h1>

      <p>{message(error)}</p>

      <Link className="button" href={home} onClick={onLeave}>
        {errorHome}
      </Link>

      <div>{children}</div>
    </section>
  );
}

/** The text to show for an error: its message, or the status text of a failed response. */
function message(error: unknown): string {
  if (error instanceof Error) return error.message;
  if (typeof error === 'object' && error !== null && 'statusText' in error) return String(error.statusText);
  return String(error);
}
