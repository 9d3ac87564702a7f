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

/** A range of numbers or dates, such as 2019–2021 or 2019 – now. */
const RANGE = /(\d[\d./]*\s?–\s?[\p{L}\d./]{1,12}(?![\p{L}\d]))/u;

/**
 * A text whose ranges stay on one line, without extra characters that a copy would contain; a range is read
 * from its start in the text's direction.
 *
 * @param props `lang`: if it isn't the page's (shared/jsxRuntime.ts)
 */
export function Period({ children, lang }: { children: string; lang?: string }) {
  const parts = children.split(RANGE).map((part, i) =>
    i % 2 > 0 ? (
      <span key={part} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );

  return lang ? (
    <span lang={lang} dir="auto">
      {parts}
    </span>
  ) : (
    parts
  );
}
