import { type InputHTMLAttributes, useId } from 'react';
import styles from './ContactForm.module.css';

interface ContactFieldProps extends InputHTMLAttributes<HTMLInputElement & HTMLTextAreaElement> {
  /** The control's id; `name` is its name in the message. */
  id: string;
  name: string;
  label: string;

  /** The message to show; '' for a field that is invalid without one. */
  error: string | undefined;

  /** A note on input that is valid; announced politely. */
  notice: string;
  multiline?: boolean;

  /** Advice on what to write, shown below the control. */
  hint?: string;
}

/** A label, its control, its hint, its notice and its error message. */
export function ContactField({
  id,
  label,
  error,
  notice,
  multiline = false,
  hint,
  'aria-describedby': describedBy,
  ...attributes
}: ContactFieldProps) {
  const errorId = useId();
  const hintId = useId();
  const noticeId = useId();
  const invalid = error !== undefined;

  const control = {
    ...attributes,
    id,
    className: styles.control,
    'aria-invalid': invalid || undefined,
    'aria-describedby':
      [describedBy, error && errorId, notice && noticeId, hint && hintId].filter(Boolean).join(' ') ||
      undefined,
  };

  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {invalid && <Alert />}
      </label>

      {multiline ? <textarea {...control} rows={1} /> : <input type="text" {...control} />}

      {hint && (
        <p id={hintId} className="aside">
          {hint}
        </p>
      )}

      {/* Always rendered: screen readers announce only changes within an existing live region
          (https://github.com/w3c/aria/issues/1216). */}
      <p id={noticeId} aria-live="polite" className={styles.notice}>
        {notice}
      </p>

      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

/** Drawn here, since no other page needs it: the other icons are in every page's HTML. */
const Alert = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    width="1em"
    height="1em"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d="M12 7.5v5.5m0 3v.5M12 3l8 4.6v8.8L12 21l-8-4.6V7.6z" />
  </svg>
);
