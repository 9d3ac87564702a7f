import { type FormEvent, type HTMLInputTypeAttribute, useEffect, useId, useRef, useState } from 'react';
import type { Contact } from '../content/types.ts';
import styles from './ContactForm.module.css';
import { type ContactErrors, contactErrors } from './contactRules.ts';

interface ContactFormProps {
  contact: Contact;
  /** Where the message is posted to. */
  action: string;
  /** The absolute address that the forwarding service sends the visitor back to. */
  next: string;
}

type FieldName = keyof ContactErrors;

/**
 * A native form that is posted to a forwarding service. With scripts, the site's own messages stand at the fields;
 * without, the browser's validation does the same job.
 */
export function ContactForm({ contact, action, next }: ContactFormProps) {
  const [errors, setErrors] = useState<ContactErrors>({});
  const [checking, setChecking] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);
  const { fields, options, messages, blacklist, nameMax } = contact;

  useEffect(() => {
    // Only now: the browser's bubbles are for pages without script.
    if (formRef.current) formRef.current.noValidate = true;
  }, []);

  const check = (form: HTMLFormElement) => {
    const data = new FormData(form);
    const value = (name: string) => String(data.get(name) ?? '');
    const values = {
      nombre: value('nombre'),
      email: value('email'),
      empresa: value('empresa'),
      description: value('description'),
    };
    const found = contactErrors(values, messages, nameMax);
    setErrors(found);
    return found;
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const [first] = Object.keys(check(form));
    setChecking(true);
    if (first === undefined) return;
    event.preventDefault();
    const field = form.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
  };

  const field = (name: FieldName) => ({ name, label: fields[name], error: errors[name] });

  return (
    <form
      ref={formRef}
      className={styles.form}
      method="post"
      action={action}
      onSubmit={onSubmit}
      onChange={checking ? (event) => check(event.currentTarget) : undefined}
    >
      <Field
        {...field('nombre')}
        autoComplete="name"
        required
        pattern={`.{1,${nameMax}}`}
        hint={contact.nameHint}
      />
      <Field {...field('email')} type="email" autoComplete="email" required />
      <Field {...field('empresa')} autoComplete="organization" />
      <Field {...field('description')} multiline required />
      <div className={styles.field}>
        <label htmlFor="pais">{fields.pais}</label>
        <select className={styles.control} id="pais" name="pais">
          {options.map(({ value, label }) => (
            <option key={value} value={value} lang={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <input type="hidden" name="_captcha" value="false" />
      <input type="hidden" name="_blacklist" value={blacklist.join(', ')} />
      <input type="hidden" name="_next" value={next} />
      <input type="hidden" name="_subject" value={contact.subject} />
      <input
        className={styles.trap}
        type="text"
        name="_honey"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
      />
      <button type="submit" className={styles.submit}>
        {contact.submit}
      </button>
    </form>
  );
}

interface FieldProps {
  name: FieldName;
  label: string;
  error: string | undefined;
  type?: HTMLInputTypeAttribute;
  multiline?: boolean;
  required?: boolean;
  autoComplete?: string;
  pattern?: string;
  hint?: string;
}

/** A label, its control and what is wrong with it. */
function Field({ name, label, error, multiline = false, hint, ...attributes }: FieldProps) {
  const errorId = useId();
  const control = {
    id: name,
    name,
    className: styles.control,
    title: hint,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': error ? errorId : undefined,
  };
  const { required, autoComplete } = attributes;
  return (
    <div className={styles.field}>
      <label htmlFor={name}>{label}</label>
      {multiline ? (
        <textarea {...control} required={required} autoComplete={autoComplete} rows={6} />
      ) : (
        <input type="text" {...control} {...attributes} />
      )}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
