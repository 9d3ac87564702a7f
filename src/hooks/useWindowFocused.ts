import { useSyncExternalStore } from 'react';

/** Whether the visitor is at this window; while prerendering and hydrating they are. */
export function useWindowFocused(): boolean {
  return useSyncExternalStore(subscribe, isFocused, () => true);
}

/** A window that never had the focus (an embedded one, say) is looked at all the same: only losing it counts. */
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
