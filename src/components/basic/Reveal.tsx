import type { ReactNode } from 'react';
import { useInView } from '../../hooks/useInView.ts';

interface RevealProps {
  as?: 'li' | 'div';
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Settles into its place when it is first seen. It is never hidden: without a script, or before one has come, it is where
 * it belongs, and what waits out of view only lies a little lower.
 */
export function Reveal({ as: Element = 'div', className, children }: RevealProps) {
  const [ref, inView] = useInView({ once: true, rootMargin: '0px 0px -10% 0px' });
  return (
    <Element
      ref={ref}
      className={className}
      data-reveal={inView === null ? undefined : inView ? 'shown' : 'waiting'}
    >
      {children}
    </Element>
  );
}
