interface FactListProps {
  facts: { label: string; value: string }[];
  className: string | undefined;
}

/** Short facts, each below its label. */
export function FactList({ facts, className }: FactListProps) {
  return (
    <dl className={className}>
      {facts.map(({ label, value }) => (
        <div key={`${label} ${value}`}>
          <dt>{label}</dt>
          {/* A line never ends between two years. */}
          <dd>{value.replace(/\b–\b/g, '\u2060–\u2060')}</dd>
        </div>
      ))}
    </dl>
  );
}
