import { ExternalLink } from '../ui/ExternalLink.tsx';
import { Icon } from '../ui/Icon.tsx';

interface ElsewhereLinkProps {
  /** The project's. */
  title: string;
  label: string;
  url: string;
  className?: string | undefined;
}

/** A link to where else a project is, such as a store; screen readers hear of which project. */
export const ElsewhereLink = ({ title, label, url, className = '' }: ElsewhereLinkProps) => (
  <ExternalLink className={`${className} arrow-link screen`} href={url}>
    {label} <span className="visually-hidden">{title}</span>
    <Icon name="external" />
  </ExternalLink>
);
