/** Turns a picture into a PNG, and shares or downloads it. */

import { downloadBlob } from "../../wire/download_record";

/** Renders an SVG as a PNG; a data URL, since the Content Security Policy forbids images from blobs. */
export async function pngOf(svg: string, { width, height }: { width: number; height: number }): Promise<Blob> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"),
  );
}

/** Opens the device's share sheet, or downloads the file where there is none. */
export async function shareFile(blob: Blob, name: string, title: string): Promise<void> {
  const files = [new File([blob], name, { type: blob.type })];
  if (navigator.canShare?.({ files })) {
    try {
      return await navigator.share({ files, title });
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return; // the person thought better of it
    }
  }
  downloadBlob(name, blob);
}
