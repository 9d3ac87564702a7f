import type { ReactNode } from 'react';
import { useInView } from '../../hooks/useInView.ts';

interface RevealProps {
  as?: 'li' | 'div';
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Settles into place when it first comes into view. It is never hidden: without a script, or before one has loaded,
 * it is in its place, and while it waits out of view it is only shifted down a little.
 */
export function Reveal({ as: Element = 'div', className, children }: RevealProps) {
  const [ref, inView] = useInView({ once: true, rootMargin: '0px 0px -10% 0px', initial: null });
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
