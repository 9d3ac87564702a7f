/** Short facts, each below its label. */
export function FactList({ facts }: { facts: { label: string; value: string }[] }) {
  return (
    <dl>
      {facts.map(({ label, value }) => (
        <div key={`${label} ${value}`}>
          <dt>{label}</dt>
          <dd>
            <Period>{value}</Period>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A text in which no line ends between two years, without a character that copies would have. */
export const Period = ({ children }: { children: string }) =>
  children.split(/(\S+–\S+)/).map((part) =>
    part.includes('–') ? (
      <span key={part} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
