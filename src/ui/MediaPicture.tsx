import type { Focus } from '@json-site/model/content-types';
import type { Media } from '@json-site/model/model';

interface MediaPictureProps {
  media: Media;
  /** The text alternative; empty for a picture that repeats the text beside it. */
  alt: string;
  /** The point that stays visible where CSS crops the picture. */
  focus?: Focus | undefined;
  className?: string | undefined;
}

/** A picture of content/media/: a photograph in the widths that its slot needs, or an SVG. */
export function MediaPicture({ media, alt, focus, className }: MediaPictureProps) {
  const { src, width, height, srcSet, avif, sizes, isFirst } = media;
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        className={className}
        src={src}
        srcSet={srcSet}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        // Otherwise browsers decode a photograph of this size beside the first paint, and show it a frame or more
        // later.
        decoding={isFirst ? 'sync' : undefined}
        style={focus && { objectPosition: `${focus.x}% ${focus.y}%` }}
      />
    </picture>
  );
}
