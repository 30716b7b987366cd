import { useState } from 'react';

/**
 * A picture of web/public/pictures, 640 by 480, at the top of a text page, cropped to a strip on a phone. Hidden if it
 * doesn't load.
 */
export function PagePicture({ name, alt }: { name: 'dock' | 'meals' | 'haddock'; alt: string }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return null;
  return (
    <picture className="w-full">
      <source type="image/avif" srcSet={`/pictures/${name}-640.avif`} />
      <img
        src={`/pictures/${name}-640.webp`}
        alt={alt}
        width={640}
        height={480}
        onError={() => setBroken(true)}
        className="h-44 w-full rounded-card object-cover md:h-auto md:w-80"
      />
    </picture>
  );
}
