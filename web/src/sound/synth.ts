/** A synthesiser for short, soft sounds made of tones and noise. */

import type { Cue } from "./sound_cues";

interface Tone {
  /** Hertz, and the frequency that it glides to. */
  pitch: number;
  to?: number;
  /** Seconds. */
  at?: number;
  length: number;
  loud: number;
  shape?: OscillatorType;
}

interface Noise {
  at?: number;
  length: number;
  loud: number;
  pass: BiquadFilterType;
  pitch: number;
}

interface Score {
  tones?: Tone[];
  noises?: Noise[];
}

const SCORES: Record<Cue, Score> = {
  turn: {
    tones: [
      { pitch: 784, length: 0.5, loud: 0.5, shape: "sine" },
      { pitch: 587, at: 0.18, length: 0.7, loud: 0.5, shape: "sine" },
    ],
  },
  card: { noises: [{ length: 0.09, loud: 0.35, pass: "bandpass", pitch: 3200 }] },
  wagon: {
    tones: [{ pitch: 210, to: 130, length: 0.09, loud: 0.6, shape: "triangle" }],
    noises: [{ length: 0.03, loud: 0.3, pass: "highpass", pitch: 1800 }],
  },
  ticket: {
    tones: [
      { pitch: 659, length: 0.35, loud: 0.35, shape: "triangle" },
      { pitch: 880, at: 0.1, length: 0.35, loud: 0.35, shape: "triangle" },
      { pitch: 1319, at: 0.2, length: 0.6, loud: 0.3, shape: "triangle" },
    ],
  },
  tunnel: {
    tones: [{ pitch: 90, to: 60, length: 0.4, loud: 0.6, shape: "sine" }],
    noises: [{ length: 0.4, loud: 0.5, pass: "lowpass", pitch: 260 }],
  },
  final: {
    tones: [466, 554, 698].flatMap((pitch) => [
      { pitch, length: 0.35, loud: 0.2, shape: "sawtooth" as const },
      { pitch, to: pitch * 0.96, at: 0.42, length: 0.9, loud: 0.2, shape: "sawtooth" as const },
    ]),
  },
  over: {
    tones: [523, 659, 784, 1047].map((pitch, step) => ({
      pitch,
      at: step * 0.16,
      length: step === 3 ? 1.1 : 0.4,
      loud: 0.35,
      shape: "triangle" as const,
    })),
  },
  chat: { tones: [{ pitch: 520, to: 780, length: 0.12, loud: 0.3, shape: "sine" }] },
};

/** The gain at full volume, low enough not to startle. */
const MODEST = 0.35;
const ATTACK = 0.008;

/** Seconds after which every sound has faded. */
const SILENCE = 3;

let studio: { context: AudioContext; hiss: AudioBuffer } | null = null;
let closing: ReturnType<typeof setTimeout> | undefined;

/**
 * Plays a sound several times within some seconds; silent before the first user gesture, as browsers require.
 *
 * The audio context is suspended between sounds, since an open one costs power.
 */
export function playCue(cue: Cue, volume: number, times: number, within: number): void {
  if (!studio && !navigator.userActivation?.hasBeenActive) return;
  studio ??= createStudio();
  const { context } = studio;
  void context.resume();
  const out = new GainNode(context, { gain: volume * MODEST });
  out.connect(context.destination);
  const { tones = [], noises = [] } = SCORES[cue];
  for (let time = 0; time < times; time++) {
    const begin = context.currentTime + (within * time) / times;
    for (const one of tones) tone(studio.context, out, begin + (one.at ?? 0), one);
    for (const one of noises) noise(studio.context, studio.hiss, out, begin + (one.at ?? 0), one);
  }
  clearTimeout(closing);
  closing = setTimeout(() => void context.suspend(), (within + SILENCE) * 1000);
}

function createStudio(): { context: AudioContext; hiss: AudioBuffer } {
  const context = new AudioContext();
  const hiss = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  hiss.getChannelData(0).forEach((_, index, samples) => (samples[index] = Math.random() * 2 - 1));
  return { context, hiss };
}

function tone(context: AudioContext, out: AudioNode, at: number, { pitch, to, length, loud, shape }: Tone): void {
  const source = new OscillatorNode(context, { frequency: pitch, type: shape ?? "sine" });
  if (to) source.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(faded(context, out, at, length, loud));
  source.start(at);
  source.stop(at + length);
}

function noise(context: AudioContext, hiss: AudioBuffer, out: AudioNode, at: number, one: Noise): void {
  const source = new AudioBufferSourceNode(context, { buffer: hiss });
  const filter = new BiquadFilterNode(context, { type: one.pass, frequency: one.pitch });
  source.connect(filter).connect(faded(context, out, at, one.length, one.loud));
  source.start(at, 0, one.length);
}

/** A short attack and a fade, to avoid clicks. */
function faded(context: AudioContext, out: AudioNode, at: number, length: number, loud: number): AudioNode {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + ATTACK);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  gain.connect(out);
  return gain;
}
