import { Toaster, toast } from 'sonner';
import { Icon } from './icons.tsx';
import type { ToastWords } from './toast.tsx';

export function showToast({ title, description, kind = 'plain' }: ToastWords): void {
  toast.custom(
    () => (
      <div className="flex w-full items-start gap-3 rounded-card border border-line bg-deep p-4 text-deep-ink shadow-float">
        {kind !== 'plain' && <Icon name={kind === 'good' ? 'check' : 'alert'} className="mt-0.5 size-5" />}
        <div>
          <p className="font-semibold">{title}</p>
          {description && <p className="text-sm text-deep-muted">{description}</p>}
        </div>
      </div>
    ),
    { duration: 6000 },
  );
}

export default function ToastHost() {
  return (
    <Toaster
      position="top-center"
      offset={72}
      mobileOffset={{ top: 72, left: 16, right: 16 }}
      toastOptions={{ unstyled: true, className: 'w-full' }}
    />
  );
}
