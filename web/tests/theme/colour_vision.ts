/** Contrast and perceptual distance of colours, also for the three common colour vision deficiencies. */

type Three = [number, number, number];

/** Simulation matrices for deficiencies at full severity (Machado, Oliveira and Fernandes 2009). */
export const VISION: Record<string, Three[] | null> = {
  normal: null,
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const dot = (one: Three, other: Three): number => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];

function linear(hex: string): Three {
  const part = (at: number): number => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

function oklab(rgb: Three): Three {
  const cones = [
    [0.4122214708, 0.5363325363, 0.0514459929],
    [0.2119034982, 0.6806995451, 0.1073969566],
    [0.0883024619, 0.2817188376, 0.6299787005],
  ].map((row) => Math.cbrt(Math.max(0, dot(row as Three, rgb)))) as Three;
  return [
    dot([0.2104542553, 0.793617785, -0.0040720468], cones),
    dot([1.9779984951, -2.428592205, 0.4505937099], cones),
    dot([0.0259040371, 0.7827717662, -0.808675766], cones),
  ];
}

/** The perceptual distance of two colours in OKLab: 1 from black to white, 0.02 just noticeable. */
export function distance(one: string, other: string, viewer: string): number {
  const matrix = VISION[viewer];
  const [a, b] = [one, other].map((hex) => {
    const rgb = linear(hex);
    if (!matrix) return oklab(rgb);
    return oklab(matrix.map((row) => Math.min(1, Math.max(0, dot(row, rgb)))) as Three);
  }) as [Three, Three];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** The WCAG contrast ratio of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const light = (hex: string): number => dot([0.2126, 0.7152, 0.0722], linear(hex));
  const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}
