import type { ComponentType } from 'react';
import { sharedState } from '../../lib/device/shared-state.ts';
import { useSharedState } from '../../lib/device/use-shared-state.ts';

/** The component that shows toasts, from the first one on. Most visits show none. */
export const toastHost = sharedState<ComponentType | undefined>(undefined);

/** The place on the page where toasts appear. */
export function ToastPlace() {
  const Host = useSharedState(toastHost);
  return Host && <Host />;
}
