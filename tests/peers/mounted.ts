import { execFileSync } from "node:child_process"
import { chmodSync, closeSync, ftruncateSync, mkdtempSync, openSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { onTestFinished } from "vitest"

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] })

const megabyte = 1024 * 1024

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "plume-disk-"))
  chmodSync(folder, 0o711)
  return folder
}

/** Why this machine can mount nothing, if it cannot: that takes root and the right to. */
export function cannotMount(): string | undefined {
  const folder = newFolder()
  try {
    run("mount", "-t", "tmpfs", "tmpfs", folder)
    run("umount", folder)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message.split("\n")[0] : String(error)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A disk in memory, of so many megabytes, that can be filled to its last byte. */
export function smallDisk(size: number): string {
  const folder = newFolder()
  run("mount", "-t", "tmpfs", "-o", `size=${size}m,mode=711`, "tmpfs", folder)
  onTestFinished(() => {
    run("umount", "--lazy", folder)
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}

/** A disk of its own, ext4 in a file, whose power can be cut. */
export function disk(size: number) {
  const folder = newFolder()
  const image = `${folder}.img`
  const file = openSync(image, "w")
  ftruncateSync(file, size * megabyte)
  closeSync(file)
  run("mkfs.ext4", "-q", "-E", "root_owner=0:0", image)
  const mount = () => {
    run("mount", "-o", "loop", image, folder)
    chmodSync(folder, 0o711)
  }
  const unmount = () => void run("umount", "--lazy", folder)
  mount()
  onTestFinished(() => {
    unmount()
    rmSync(folder, { recursive: true, force: true })
    rmSync(image, { force: true })
  })
  return {
    folder,
    /** From here on nothing reaches the disk, not even its own journal: EXT4_IOC_SHUTDOWN, without a flush. */
    cutPower: () =>
      run(
        "perl",
        "-e",
        'open(my $d, "<", $ARGV[0]) or die; my $flag = pack("L", 2); ioctl($d, 0x8004587d, $flag) or die "$!"',
        folder,
      ),
    /** The disk takes nothing more, and is read on, as after a fault of its own. */
    makeReadOnly: () => run("mount", "-o", "remount,abort", folder),
    /** As after the machine was started again. */
    mountAgain() {
      unmount()
      mount()
    },
  }
}
