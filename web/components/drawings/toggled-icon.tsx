import { Icon, type IconName } from './icons.tsx';

interface ToggledIconProps {
  name: IconName;
  isOn: boolean;
  className?: string;
}

/** Outlined when off, filled when on, so that the state is not shown by color alone. */
export function ToggledIcon({ name, isOn, className = 'size-5' }: ToggledIconProps) {
  return <Icon name={name} className={`${className} ${isOn ? 'fill-accent text-accent-text' : ''}`} />;
}
