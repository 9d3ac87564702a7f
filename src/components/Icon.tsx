const PATHS = {
  back: 'M19 12H6m5.5-6-6 6 6 6',
  arrow: 'M5 12h13m-5.5-6 6 6-6 6',
  external: 'M8 16 17 7m-7.5 0H17v7.5',
  close: 'm6 6 12 12M18 6 6 18',
  alert: 'M12 7.5v5.5m0 3v.5M12 3l8 4.6v8.800L12 21l-8-4.600V7.600z',
  plus: 'M12 5v14M5 12h14',
  pause: 'M9 6v12M15 6v12',
  play: 'm8 5.5 10 6.5-10 6.5z',
} as const;

/** Glyphs of others' brands, as filled shapes; their sources are in static/images/CREDITS.md. */
const BRANDS = {
  github:
    'M12 .297c-6.63 0-12 5.373-12 12 0 5.303 3.438 9.8 8.205 11.385.6.113.82-.258.82-.577 0-.285-.01-1.04-.015-2.04-3.338.724-4.042-1.61-4.042-1.61C4.422 18.07 3.633 17.7 3.633 17.7c-1.087-.744.084-.729.084-.729 1.205.084 1.838 1.236 1.838 1.236 1.07 1.835 2.809 1.305 3.495.998.108-.776.417-1.305.76-1.605-2.665-.3-5.466-1.332-5.466-5.93 0-1.31.465-2.38 1.235-3.22-.135-.303-.54-1.523.105-3.176 0 0 1.005-.322 3.3 1.23.96-.267 1.98-.399 3-.405 1.02.006 2.04.138 3 .405 2.28-1.552 3.285-1.23 3.285-1.23.645 1.653.24 2.873.12 3.176.765.84 1.23 1.91 1.23 3.22 0 4.61-2.805 5.625-5.475 5.92.42.36.81 1.096.81 2.22 0 1.606-.015 2.896-.015 3.286 0 .315.21.69.825.57C20.565 22.092 24 17.592 24 12.297c0-6.627-5.373-12-12-12',
  linkedin:
    'M3.2 8.700h4v12h-4zM5.2 2.900a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4M9.700 8.700h3.800v1.700h.1c.5-1 1.800-2 3.800-2 4 0 4.700 2.600 4.700 6v6.300h-4v-5.600c0-1.400 0-3.100-1.900-3.100s-2.2 1.500-2.2 3v5.700h-4z',
} as const;

export type IconName = keyof typeof PATHS | keyof typeof BRANDS;

/** A decorative glyph, one em high unless styled otherwise; what it stands for must be said in text. */
export function Icon({ name }: { name: IconName }) {
  const brand = name in BRANDS;
  return (
    <svg
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      aria-hidden="true"
      fill={brand ? 'currentColor' : 'none'}
      stroke={brand ? 'none' : 'currentColor'}
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={{ ...PATHS, ...BRANDS }[name]} />
    </svg>
  );
}
