/** How a spring pulls and when it counts as still. SI-like, with the value's unit for metres. */
export interface SpringSettings {
  /** Force per unit of distance, in kg/s². Greater than 0. */
  stiffness: number;
  /** Force per unit of speed, in kg/s. With 0 it swings for ever. */
  damping: number;
  /** In kg. Greater than 0. */
  mass?: number;
  /** It rests at most this far from the target, in units; for distances below 1, use 1e-4 of them. */
  restDelta?: number;
  /** It rests only when at most this fast, in units per second. */
  restSpeed?: number;
}

/** The site's spring, from the specification. */
export const SITE_SPRING = { stiffness: 60, damping: 20 } satisfies SpringSettings;

/** A value in any unit and its velocity in units per second. Plain data, updated in place. */
export interface Motion {
  value: number;
  velocity: number;
}

/**
 * Advances a motion towards a target by any amount of time; a changed target keeps the velocity.
 *
 * @returns whether it has come to rest: it is then exactly at the target, with no velocity
 */
export type Advance = (motion: Motion, target: number, seconds: number) => boolean;

/**
 * The damped harmonic oscillator m·x″ + c·x′ + k·x = 0, solved exactly: one step of five seconds ends where
 * three hundred steps of a sixtieth do, so frame rate and stalls make no difference. It is cheaper than small
 * steps.
 *
 * With γ = c/2m, ω² = k/m and δ = γ² − ω²
 * (https://en.wikipedia.org/wiki/Harmonic_oscillator#Damped_harmonic_oscillator)
 *
 *     x(t) = e^(−γt) · (x·C + (v + γx)·S)      C = cosh(√δ t), S = sinh(√δ t)/√δ
 *     v(t) = e^(−γt) · (v·C − (ω²x + γv)·S)
 *
 * which for δ < 0 become cos and sin, and for δ = 0 are 1 and t.
 *
 * @throws {RangeError} when a setting is NaN, infinite or negative, or stiffness or mass is 0
 */
export function spring({
  stiffness,
  damping,
  mass = 1,
  restDelta = 1e-4,
  restSpeed = 1e-3,
}: SpringSettings): Advance {
  check({ stiffness, mass }, Number.MIN_VALUE);
  check({ damping, restDelta, restSpeed }, 0);

  const gamma = damping / (2 * mass);
  const omega2 = stiffness / mass;
  const delta = gamma * gamma - omega2;
  const root = Math.sqrt(Math.abs(delta));
  // γ − √δ loses precision when damping is strong; the product of both roots is ω².
  const fast = gamma + root;
  const slow = omega2 / fast;

  return (motion, target, seconds) => {
    const x = motion.value - target;
    const v = motion.velocity;
    // C and S, multiplied by e^(−γt), which may be 0 by itself where cosh and sinh are infinite.
    let c: number;
    let s: number;

    if (delta > 0) {
      const lasting = Math.exp(-slow * seconds);
      // expm1 keeps the precision of 1 − e^(−2√δt) when δ is almost 0.
      const gone = -Math.expm1(-2 * root * seconds);
      c = lasting * (1 - gone / 2);
      s = (lasting * gone) / (2 * root);
    } else {
      const decay = Math.exp(-gamma * seconds);
      c = decay * Math.cos(root * seconds);
      s = delta === 0 ? decay * seconds : (decay * Math.sin(root * seconds)) / root;
    }

    const distance = x * c + (v + gamma * x) * s;
    const velocity = v * c - (omega2 * x + gamma * v) * s;

    if (Math.abs(distance) <= restDelta && Math.abs(velocity) <= restSpeed) {
      motion.value = target;
      motion.velocity = 0;
      return true;
    }

    motion.value = target + distance;
    motion.velocity = velocity;

    return false;
  };
}

function check(settings: Record<string, number>, least: number) {
  for (const [name, value] of Object.entries(settings)) {
    if (!(value >= least && value < Number.POSITIVE_INFINITY)) {
      const bound = least > 0 ? 'greater than 0' : '0 or greater';
      throw new RangeError(`A spring's ${name} must be finite and ${bound}, but is ${value}`);
    }
  }
}
