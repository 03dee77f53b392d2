import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useOnDemand, type OnDemand } from '@/lib/onDemand';

type NearbyPartProps = { part: OnDemand<{ Part: ComponentType }> };

/** A part whose code is fetched once the visitor comes near it. Without script it is left out: nothing else may depend on it. */
export function NearbyPart({ part }: NearbyPartProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const loaded = useOnDemand(part, isNear);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setIsNear(true),
      // So that it stands there before it is in sight.
      { rootMargin: '800px' },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={place}>{loaded && <loaded.Part />}</div>;
}
