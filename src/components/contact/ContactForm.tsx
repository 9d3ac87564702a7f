import { type FocusEvent, type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { noteSubmitted, restoreDraft } from '../../browser/draft.ts';
import { useFormPending } from '../../hooks/useFormPending.ts';
import { ContactField } from './ContactField.tsx';
import styles from './ContactForm.module.css';
import {
  type ContactErrors,
  type ContactRules,
  type ContactValues,
  contactErrors,
  EMAIL_PATTERN,
  namePattern,
  type SpamWords,
  spamNotice,
} from './contactRules.ts';
import { PaperPlane } from './PaperPlane.tsx';

/** The form's texts, and what it asks for. */
interface Contact extends SpamWords, ContactRules {
  messages: SpamWords['messages'] & ContactRules['messages'];
  fields: Record<'name' | 'email' | 'message', string> & {
    company?: string | undefined;
    language?: string | undefined;
  };
  asksCompany: boolean;
  nameHint: string;
  messageHint?: string | undefined;
  /** The languages in which the owner replies; none when there is no choice. */
  options: { value: string; label: string }[];
  /** The names of the fields in the message that the owner gets. */
  postAs: Record<keyof ContactValues | 'language', string>;
  required: string;
  submit: string;
  sending: string;
}

interface ContactFormProps {
  contact: Contact;
  /** The page's language: the default reply language. */
  lang: string;
  /** The address that the message is posted to. */
  action: string;
  /** The absolute address that the forwarding service sends the visitor back to. */
  next: string;
}

type FieldName = keyof ContactErrors;

/**
 * A native form that is posted to a forwarding service. With scripts, the site's own messages appear by the
 * fields: all of them on submit, then each one when its field loses focus; a message disappears once its
 * field is correct. Without scripts, the browser's own validation does the same job.
 */
export function ContactForm({ contact, lang, action, next }: ContactFormProps) {
  const [errors, setErrors] = useState<ContactErrors>({});
  const [notices, setNotices] = useState<Partial<Record<FieldName, string>>>({});
  const [checking, setChecking] = useState(false);
  const [pending, setPending] = useFormPending();
  const formRef = useRef<HTMLFormElement>(null);
  const { fields, options, blacklist, nameMax, postAs } = contact;

  /** Warns that the owner's filter may drop a message with this text; it can still be sent. */
  const setNotice = (form: HTMLFormElement, name: FieldName) => {
    const notice = spamNotice(valuesOf(form, postAs)[name] ?? '', contact);
    setNotices((now) => ((now[name] ?? '') === notice ? now : { ...now, [name]: notice }));
  };

  const onRestored = useEffectEvent((form: HTMLFormElement) => {
    for (const name of FIELDS) setNotice(form, name);
  });

  useEffect(() => {
    if (!formRef.current) return;
    // Set by the script: without one, the browser has to validate.
    formRef.current.noValidate = true;
    const form = formRef.current;
    restoreDraft(form);
    onRestored(form);
    const onReset = () => queueMicrotask(() => onRestored(form)); // the fields are emptied after the event
    form.addEventListener('reset', onReset);
    form.addEventListener('formdata', trim);

    return () => {
      form.removeEventListener('reset', onReset);
      form.removeEventListener('formdata', trim);
    };
  }, []);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    if (pending) {
      event.preventDefault();
      return;
    }

    const found = contactErrors(valuesOf(form, postAs), contact);
    setErrors(found);
    setChecking(true);
    const [first] = Object.keys(found);
    if (first === undefined) {
      noteSubmitted();
      setPending(true);
      return;
    }

    event.preventDefault();
    const field = form.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
  };

  /** Removes a field's message as soon as the field is correct; shows a new one only on blur. */
  const check = (event: FormEvent<HTMLFormElement> | FocusEvent<HTMLFormElement>) => {
    const { id: name } = event.target as HTMLInputElement;
    if (!checking || !isField(name)) return;
    const found = contactErrors(valuesOf(event.currentTarget, postAs), contact)[name];
    const leaves = event.type === 'blur';
    // Submitting shows every message anyway; one that appeared now would push the button away from the
    // pointer.
    if (leaves && (event as FocusEvent).relatedTarget?.matches('[type="submit"]')) return;
    if (!leaves && found !== undefined) return;
    setErrors(({ [name]: _, ...others }) => (found === undefined ? others : { ...others, [name]: found }));
  };

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const { id: name } = event.target as HTMLInputElement;
    if (isField(name)) setNotice(event.currentTarget, name);
    check(event);
  };

  const field = (id: FieldName) => ({
    id,
    name: postAs[id],
    label: fields[id] ?? '',
    error: errors[id],
    notice: notices[id] ?? '',
  });

  return (
    <form
      ref={formRef}
      className={styles.form}
      method="post"
      data-draft
      action={action}
      onSubmit={onSubmit}
      onInput={onInput}
      onBlur={check}
    >
      <p className="aside">{contact.required}</p>
      <ContactField
        {...field('name')}
        autoComplete="name"
        required
        pattern={namePattern(nameMax)}
        title={contact.nameHint}
      />

      <ContactField
        {...field('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        pattern={EMAIL_PATTERN}
      />

      {contact.asksCompany && (
        <ContactField {...field('company')} autoComplete="organization" aria-required />
      )}
      <ContactField {...field('message')} multiline required hint={contact.messageHint} />
      {options.length > 0 && (
        <div className={styles.field}>
          <label htmlFor="language">{fields.language}</label>
          <div className={styles.select}>
            <select
              className={styles.control}
              id="language"
              name={postAs.language}
              defaultValue={lang}
              autoComplete="off"
            >
              {options.map(({ value, label }) => (
                <option key={value} value={value} lang={value}>
                  {label}
                </option>
              ))}
            </select>
          </div>
        </div>
      )}

      <input type="hidden" name="_captcha" value="false" />
      <input type="hidden" name="_blacklist" value={blacklist.join(', ')} />
      <input type="hidden" name="_next" value={next} />
      <input
        className={styles.trap}
        type="text"
        name="_honey"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
      />

      {/* Not `disabled`, so that it keeps the focus. */}
      <button type="submit" className={`${styles.submit} button`} aria-disabled={pending || undefined}>
        {pending ? contact.sending : contact.submit}
        <PaperPlane state={pending ? 'leaving' : 'ready'} />
      </button>
    </form>
  );
}

const FIELDS: FieldName[] = ['name', 'email', 'company', 'message'];
const isField = (name: string): name is FieldName => (FIELDS as string[]).includes(name);

/** Sends what the visitor has written without the spaces around it, which no rule counts. */
function trim({ formData }: FormDataEvent) {
  for (const [name, value] of [...formData]) formData.set(name, String(value).trim());
}

/** The form's values by its own field names; no company if the form doesn't ask for it. */
function valuesOf(form: HTMLFormElement, postAs: Contact['postAs']): ContactValues {
  const data = [...new FormData(form)];
  const value = (name: FieldName) => data.find(([posted]) => posted === postAs[name])?.[1]?.toString();

  return {
    name: value('name') ?? '',
    email: value('email') ?? '',
    company: value('company'),
    message: value('message') ?? '',
  };
}
