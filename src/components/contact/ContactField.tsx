import { type InputHTMLAttributes, useId } from 'react';
import { Icon } from '../basic/Icon.tsx';
import styles from './ContactForm.module.css';

interface ContactFieldProps extends InputHTMLAttributes<HTMLInputElement & HTMLTextAreaElement> {
  name: string;
  label: string;
  /** What is wrong with it; '' when that is only heard. */
  error: string | undefined;
  /** What is heard then. */
  spoken?: string;
  multiline?: boolean;
  /** What is good to know before writing. */
  hint?: string;
}

/** A label, its control and what is wrong with it. */
export function ContactField({
  name,
  label,
  error,
  spoken,
  multiline = false,
  hint,
  ...attributes
}: ContactFieldProps) {
  const errorId = useId();
  const hintId = useId();
  const invalid = error !== undefined;
  const control = {
    ...attributes,
    id: name,
    name,
    className: styles.control,
    'aria-invalid': invalid || undefined,
    'aria-describedby': [invalid && errorId, hint && hintId].filter(Boolean).join(' ') || undefined,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={name}>
        {label}
        {invalid && <Icon name="alert" />}
      </label>
      {multiline ? <textarea {...control} rows={6} /> : <input type="text" {...control} />}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {invalid && (
        <p id={errorId} className={error ? styles.error : 'visually-hidden'}>
          {error || spoken}
        </p>
      )}
    </div>
  );
}
