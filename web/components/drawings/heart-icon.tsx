import { Icon } from './icons.tsx';

/** Outlined when off, filled when on, so that the state is not shown by colour alone. */
export function HeartIcon({ isOn, className = 'size-5' }: { isOn: boolean; className?: string }) {
  return <Icon name="heart" className={`${className} ${isOn ? 'fill-accent text-accent-text' : ''}`} />;
}
