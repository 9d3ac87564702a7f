import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Picture } from '../../../../src/components/ui/Picture.tsx';

describe('Picture', () => {
  it('offers AVIF in several widths, with its size and alt text', () => {
    render(<Picture image={{ src: 'a.jpg', alt: 'Una montaña' }} sizes="50vw" />);
    const image = screen.getByRole<HTMLImageElement>('img', { name: 'Una montaña' });
    expect([image.width, image.height]).toEqual([640, 400]);
    expect(image.srcset).toBe('/assets/picture-320.avif 320w, /assets/picture-640.avif 640w');
    expect([image.sizes, image.getAttribute('src')]).toEqual(['50vw', '/assets/picture-640.avif']);
  });

  it('scales sizes up when the frame shows only part of the picture’s width', () => {
    const sizes = '(min-width: 1024px) 440px, 70vw';
    const asked = (ratio?: number) => {
      const image = { src: 'a.jpg', alt: 'Una montaña' }; // 640 × 400
      const { container, unmount } = render(
        <Picture image={image} sizes={sizes} {...(ratio && { ratio })} />,
      );
      const source = container.querySelector('img')?.sizes;
      unmount();
      return source;
    };
    expect(asked(1)).toBe('(min-width: 1024px) 704px, 112vw');
    expect(asked(2)).toBe(sizes);
    expect(asked()).toBe(sizes);
  });

  it('keeps its focus in view, and shows its colours until it has loaded', () => {
    render(<Picture image={{ src: 'a.jpg', alt: 'A', focus: '50% 30%' }} sizes="1px" />);
    const { style } = screen.getByRole('img');
    expect(style.getPropertyValue('--focus')).toBe('50% 30%');
    expect(style.background).toBe('linear-gradient(#9ce, #463)');
  });

  it('shows a picture from another host unchanged', () => {
    const src = 'https://avatars.example/lucia.jpg';
    render(<Picture image={{ src, alt: 'Lucía', width: 200, height: 300 }} sizes="200px" />);
    const image = screen.getByRole<HTMLImageElement>('img', { name: 'Lucía' });
    expect([image.src, image.width, image.height]).toEqual([src, 200, 300]);
  });

  it('is lazy unless it is in the first view', () => {
    const image = { src: 'a.jpg', alt: 'Una montaña' };
    const { rerender } = render(<Picture image={image} sizes="1px" />);
    expect(screen.getByRole('img').getAttribute('loading')).toBe('lazy');
    rerender(<Picture image={image} sizes="1px" load="eager" />);
    expect(screen.getByRole('img').getAttribute('loading')).toBe('eager');
    rerender(<Picture image={image} sizes="1px" load="soon" />);
    expect(screen.getByRole('img').getAttribute('fetchpriority')).toBe('low');
  });
});
