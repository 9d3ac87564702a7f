import { type RefCallback, useCallback, useState } from 'react';

export type Decoding = 'waiting' | 'shown' | 'broken';

/**
 * Whether an image can be shown at once: loaded and decoded.
 *
 * @returns a ref for the image, and the answer
 */
export function useDecoded(): [RefCallback<HTMLImageElement>, Decoding] {
  const [decoding, setDecoding] = useState<Decoding>('waiting');
  const ref = useCallback((image: HTMLImageElement | null) => {
    if (!image) return;
    let current = true;
    const settle = async () => {
      const drawn = image.naturalWidth > 0 && (await canDecode(image));
      if (current) setDecoding(drawn ? 'shown' : 'broken');
    };
    // It may have loaded, or failed to, before this script did.
    if (image.complete) settle();
    image.addEventListener('load', settle);
    image.addEventListener('error', settle);
    return () => {
      current = false;
      image.removeEventListener('load', settle);
      image.removeEventListener('error', settle);
    };
  }, []);
  return [ref, decoding];
}

/** Some browsers can't pre-decode a vector image without an intrinsic size, though they can show it. */
async function canDecode(image: HTMLImageElement): Promise<boolean> {
  try {
    await image.decode?.();
    return true;
  } catch {
    return image.complete && image.naturalWidth > 0;
  }
}
