import { Icon } from './icons.tsx';

/** Outlined, or filled with the accent: not by colour alone. */
export function HeartIcon({ isOn, className = 'size-5' }: { isOn: boolean; className?: string }) {
  return <Icon name="heart" className={`${className} ${isOn ? 'fill-accent text-accent-text' : ''}`} />;
}
