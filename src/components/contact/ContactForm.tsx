import { type FocusEvent, type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { noteSubmitted, restoreDraft } from '../../browser/draft.ts';
import { useFormPending } from '../../hooks/useFormPending.ts';
import { useSettled } from '../../hooks/useSettled.ts';
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
  spamNotices,
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

/** A notice comes when nothing has been typed for so long: screen readers would read it again at each word. */
const PAUSE_MS = 1000;

/**
 * A native form that is posted to a forwarding service. With scripts, the site's own messages appear by the
 * fields: all of them on submit, then each one when its field loses focus; a message disappears once its
 * field is correct. Without scripts, the browser's own validation does the same job.
 */
export function ContactForm({ contact, lang, action, next }: ContactFormProps) {
  const [errors, setErrors] = useState<ContactErrors>({});
  const [found, setFound] = useState<ContactErrors>({});
  const notices = useSettled(found, PAUSE_MS);
  const [checking, setChecking] = useState(false);
  const [pending, setPending] = useFormPending();
  const formRef = useRef<HTMLFormElement>(null);
  const requiredId = useId();
  const { fields, options, blacklist, nameMax, postAs } = contact;

  /**
   * Follows what is written: an error's message goes as soon as its field is correct, and a new one comes only when
   * its field is left.
   */
  const follow = (form: HTMLFormElement, left?: string) => {
    const values = valuesOf(form, postAs);
    const faults = Object.entries(contactErrors(values, contact));
    setErrors((now) => Object.fromEntries(faults.filter(([name]) => name in now || name === left)));
    setFound(spamNotices(values, contact));
  };

  const followRestored = useEffectEvent(follow);

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;

    form.noValidate = true; // set by the script: without one, the browser has to validate
    restoreDraft(form);
    followRestored(form);
    form.addEventListener('formdata', trim);

    return () => form.removeEventListener('formdata', trim);
  }, []);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    if (pending) {
      event.preventDefault();
      return;
    }

    const faults = contactErrors(valuesOf(form, postAs), contact);
    setErrors(faults);
    setChecking(true);

    const [first] = Object.keys(faults);
    if (first === undefined) {
      noteSubmitted();
      setPending(true);
      return;
    }

    event.preventDefault();

    const field = form.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
  };

  const onBlur = ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    // Submitting shows every message anyway; one that appeared now would push the button away from the pointer.
    if (checking && !relatedTarget?.matches('[type="submit"]')) follow(currentTarget, target.id);
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
      onInput={({ currentTarget }) => follow(currentTarget)}
      onBlur={onBlur}
      // The fields are emptied after the event.
      onReset={({ currentTarget }) => queueMicrotask(() => follow(currentTarget))}
    >
      <p id={requiredId} className="aside">
        {contact.required}
      </p>

      <ContactField
        {...field('name')}
        autoComplete="name"
        required
        pattern={namePattern(nameMax)}
        title={contact.nameHint}
        hint={contact.nameHint}
      />

      <ContactField
        {...field('email')}
        type="email"
        dir="ltr"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        pattern={EMAIL_PATTERN}
      />

      {contact.asksCompany && (
        <ContactField
          {...field('company')}
          autoComplete="organization"
          aria-required
          // It has no message of its own.
          aria-describedby={errors.company === undefined ? undefined : requiredId}
        />
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
        className="visually-hidden"
        type="text"
        name="_honey"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
      />

      {/* Not `disabled`, so that it keeps the focus. */}
      <button type="submit" className={`${styles.submit} button`} aria-disabled={pending || undefined}>
        {pending ? contact.sending : contact.submit}
        <PaperPlane />
      </button>
    </form>
  );
}

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
