import { useSyncExternalStore } from 'react';

/** Whether the visitor is using this window; true while prerendering and hydrating. */
export function useWindowFocused(): boolean {
  return useSyncExternalStore(subscribe, isFocused, () => true);
}

/** Only losing focus counts: a window that never had it (an embedded one, say) may be in use all the same. */
let blurred = false;
const isFocused = () => !blurred;

function subscribe(onChange: () => void) {
  const onBlur = () => {
    blurred = true;
    onChange();
  };

  const onFocus = () => {
    blurred = false;
    onChange();
  };

  window.addEventListener('blur', onBlur);
  window.addEventListener('focus', onFocus);

  return () => {
    window.removeEventListener('blur', onBlur);
    window.removeEventListener('focus', onFocus);
    blurred = false;
  };
}
