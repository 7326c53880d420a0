import styles from "./scene.module.css";
import { Scene } from "./scene.tsx";

/** The cabinet between a truck and a bus: 1 unit is 2 cm. The hoses hang above the ground. */
export function CableArms() {
  return (
    <Scene
      viewBox="0 0 400 178"
      bleeds
      label="From the side: two arms above the cabinet hold the hoses off the ground, one to a truck, one to a bus"
    >
      <path className={styles.line} d="M0 174H400" />
      <path className={styles.body} d="M-8 24H46V152H-8ZM46 62H66Q74 62 77 70L92 108Q94 112 94 118V152H46Z" />
      <path className={styles.glass} d="M54 72H66L80 106H54Z" />
      <path className={styles.body} d="M408 16H318Q304 16 304 30V152H408Z" />
      <path className={styles.glass} d="M312 34H326V106H308V40ZM336 34H366V82H336ZM374 34H408V82H374Z" />
      {[18, 70, 334, 390].map((x) => (
        <circle key={x} className={styles.wheel} cx={x} cy="156" r="16" />
      ))}
      <rect className={styles.body} x="174" y="70" width="52" height="98" rx="3" />
      <path className={styles.dark} d="M178 168H222V174H178ZM178 76H222V120H178Z" />
      <path className={styles.lit} d="M202 84 193 100H200L198 112 207 95H200Z" />
      <path className={styles.armPost} d="M182 70V26H122M218 70V26H278" />
      <path
        className={styles.flow}
        d="M180 66C160 66 150 30 126 30 118 30 124 92 120 124 118 142 104 144 94 128M220 66C240 66 250 30 274 30 282 30 276 92 280 124 282 142 294 144 304 128"
      />
      <circle className={styles.joint} cx="94" cy="128" r="6" />
      <circle className={styles.joint} cx="304" cy="128" r="6" />
    </Scene>
  );
}
