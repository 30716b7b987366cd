/** A number people care about: large, exact, with its unit. */
export function Figure({
  value,
  unit,
  size = 'large',
}: {
  value: number;
  unit: string;
  size?: 'large' | 'huge';
}) {
  return (
    <p className="flex flex-col">
      <span className={`tabular font-display font-semibold ${size === 'huge' ? 'text-3xl' : 'text-2xl'}`}>
        {value.toLocaleString('en-US')}
      </span>
      <span className="text-sm opacity-85">{unit}</span>
    </p>
  );
}
